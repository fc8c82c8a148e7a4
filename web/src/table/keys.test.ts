import { beforeEach, expect, it, vi } from 'vitest';
import { press, type Keys } from './keys';

let keys: { [name in keyof Keys]: ReturnType<typeof vi.fn> };
let stage: HTMLElement;

beforeEach(() => {
  const names = [
    'choose',
    'primary',
    'undo',
    'hint',
    'log',
    'chat',
    'rules',
    'options',
    'help',
    'away',
  ] as const;
  keys = Object.fromEntries(names.map((name) => [name, vi.fn()])) as typeof keys;
  document.body.innerHTML =
    '<input id="field"><button id="plain"></button><main><b data-option="a" tabindex="0"></b><b data-option="b" tabindex="0"></b></main>';
  stage = document.querySelector('main')!;
  for (const one of stage.querySelectorAll('b')) one.getClientRects = () => [{}] as never;
});

function type(key: string, code = '', on: Element = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: on });
  press(event, stage, keys as unknown as Keys);
}

it('chooses by number', () => {
  type('3');
  expect(keys.choose).toHaveBeenCalledWith(3);
  type('0');
  expect(keys.choose).toHaveBeenCalledTimes(1);
});

it('knows its letters on a Russian keyboard too', () => {
  type('г', 'KeyU');
  type('u', 'KeyU');
  expect(keys.undo).toHaveBeenCalledTimes(2);
  type('р', 'KeyH');
  expect(keys.hint).toHaveBeenCalledTimes(1);
  type('щ', 'KeyO');
  expect(keys.options).toHaveBeenCalledTimes(1);
});

it('leaves typing alone, and Escape works even there', () => {
  const field = document.querySelector('#field')!;
  type('1', '', field);
  type('u', 'KeyU', field);
  expect(keys.choose).not.toHaveBeenCalled();
  expect(keys.undo).not.toHaveBeenCalled();
  type('Escape', '', field);
  expect(keys.away).toHaveBeenCalled();
});

it('leaves Enter to what has the focus, and the keys of the browser to the browser', () => {
  type('Enter', '', document.querySelector('#plain')!);
  type('Enter', '', stage.querySelector('b')!);
  type('r', 'KeyR', document.body, { ctrlKey: true });
  expect(keys.primary).not.toHaveBeenCalled();
  expect(keys.rules).not.toHaveBeenCalled();
  type('Enter');
  expect(keys.primary).toHaveBeenCalledTimes(1);
});

it('walks through what is offered, round and round', () => {
  const [first, second] = stage.querySelectorAll('b');
  for (const one of [first, second]) one.scrollIntoView = () => {};
  type('ArrowRight');
  expect(document.activeElement).toBe(first);
  type('ArrowDown', '', first);
  expect(document.activeElement).toBe(second);
  type('ArrowRight', '', second);
  expect(document.activeElement).toBe(first);
  type('ArrowLeft', '', first);
  expect(document.activeElement).toBe(second);
});

it('has the keys back from a field at Escape', () => {
  const field = document.querySelector<HTMLElement>('#field')!;
  field.focus();
  type('Escape', 'Escape', field);
  expect(document.activeElement).not.toBe(field);
  expect(keys.away).toHaveBeenCalled();
});
