/** How wide names are in the map's own writing; measured again once its font has come. */

let fonts = $state(0);
if (typeof document !== 'undefined') document.fonts?.ready.then(() => (fonts += 1));

let pen: CanvasRenderingContext2D | null | undefined;
const AVERAGE = 0.5; // of a letter, where nothing can be measured

export function widthOf(text: string, size: number): number {
  void fonts;
  pen ??= document.createElement('canvas').getContext?.('2d') ?? null;
  if (pen === null) return text.length * size * AVERAGE;
  pen.font = `600 ${size}px "EB Garamond Variable", "EB Garamond", Georgia, serif`;
  return pen.measureText(text).width;
}
