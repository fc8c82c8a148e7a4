import type { Fact, Happening, MytikasView } from '../../protocol/types';
import { colourOf, type Step } from '../../table/session';
import { GOODS, drawingOf } from './words';

/** Something that goes over the table: a drawing, and the marks (`data-at`) of where it lies and where it comes to. */
export interface Flight {
  drawing: string;
  box: string;
  seat: number; // whose colour it has; -1 for none
  from: string;
  to: string;
}

const SMALL = '0 0 24 24';
const PIECE = '0 0 64 56';
const BUILDER = '0 0 36 50';
const TIME = 480; // ms for one flight
const APART = 90; // ms between the flights of one step
const MOST = 12; // flights of one step; the rest goes without saying
const HIGH = 0.16; // of the way: how far a flight bends upwards

/** What goes where in a step, read off its events. */
export function flights(step: Step<MytikasView>): Flight[] {
  const isDuel = step.after.builders.length === 2;
  const area = step.after.builders[step.before.active]?.area ?? 'hades-night';
  return step.line.happenings.flatMap((happening) => flightsOf(happening, area, isDuel)).slice(0, MOST);
}

function flightsOf(happening: Happening, area: string, isDuel: boolean): Flight[] {
  const fact = (role: string) => happening.facts.find((one: Fact) => one.role === role)?.word ?? '';
  const seat = fact('seat');
  const small = (drawing: string, from: string, to: string): Flight => ({
    drawing,
    box: SMALL,
    seat: -1,
    from,
    to,
  });
  const favors = `favors/${seat}`;
  const offerings = `offerings/${seat}`;
  const good = (level: string | number, kind: string) => `goods/${seat}/${level}/${kind}`;
  switch (happening.verb) {
    case 'goes': {
      const to = isDuel ? `stand/${fact('area').split('-')[0]}` : `stand/${fact('area')}`;
      return [{ drawing: 'pawn', box: BUILDER, seat: Number(seat), from: `builder/${seat}`, to }];
    }
    case 'produces':
      return counted(fact('yield')).map((kind) =>
        small(kind, `level/${fact('level')}`, good(fact('level'), kind)),
      );
    case 'produces-extra':
      return [small(fact('good'), 'level/1', good(1, fact('good')))];
    case 'moves':
    case 'moves-down':
      return [small(fact('good'), good(fact('from'), fact('good')), good(fact('to'), fact('good')))];
    case 'turns':
      return [small(fact('into'), good(fact('from'), fact('good')), good(fact('to'), fact('into')))];
    case 'changes':
      return Array.from({ length: Number(fact('stone')) }, () =>
        small('stone', good(fact('level'), 'stone'), good(fact('level'), fact('into'))),
      );
    case 'gives':
      return [small(fact('good'), good(fact('level'), fact('good')), 'card/hades')];
    case 'pays':
      return counted(fact('cost')).map((kind) =>
        small(kind, good(fact('level'), kind), `level/${fact('level')}`),
      );
    case 'builds': {
      const drawing = drawingOf(fact('piece'));
      return [
        {
          drawing,
          box: PIECE,
          seat: Number(seat),
          from: `slot/${seat}/${fact('slot')}`,
          to: `level/${fact('level')}`,
        },
      ];
    }
    case 'takes-favor':
      return [small(`favor-${fact('god')}`, `pile/${fact('god')}`, favors)];
    case 'robs-favor':
      return [small(`favor-${fact('god')}`, `favors/${fact('other')}`, favors)];
    case 'forges':
      return [small('marble', good(fact('level'), 'marble'), 'area/poseidon-night')];
    case 'takes-offerings':
      return Array.from({ length: Number(fact('count')) }, () =>
        small('offering', `area/${area}`, offerings),
      );
    case 'protects':
    case 'takes-card':
    case 'steals-card':
      return [
        ...Array.from({ length: Number(fact('count')) }, () =>
          small('offering', offerings, `card/${fact('deity')}`),
        ),
        ...Array.from({ length: Number(fact('back')) }, () =>
          small('offering', `card/${fact('deity')}`, `offerings/${fact('other')}`),
        ),
        ...(happening.verb === 'protects'
          ? []
          : [
              {
                ...small(`deity-${fact('deity')}`, `card/${fact('deity')}`, `seat/${seat}`),
                box: '0 0 48 48',
              },
            ]),
      ];
    case 'locks':
      return [small('lock', 'lock', `card/${fact('deity')}`)];
    case 'follows':
      return fact('pays') === 'offering'
        ? [small('offering', offerings, `area/${area}`)]
        : [small(`favor-${fact('pays')}`, favors, `pile/${fact('pays')}`)];
    default:
      return [];
  }
}

/** `2s1m` as the kinds that go, one by one. */
export function counted(goods: string): string[] {
  return [...goods.matchAll(/(\d+)([smg])/g)].flatMap(([, count, letter]) =>
    Array.from({ length: Number(count) }, () => GOODS.find((good) => good[0] === letter) ?? 'stone'),
  );
}

/** Let them fly over the board, one shortly after the other; what cannot be seen is left out. */
export async function fly(root: HTMLElement, all: Flight[], hurry: AbortSignal): Promise<void> {
  if (hurry.aborted) return;
  const going: Promise<unknown>[] = [];
  const made: { node: SVGSVGElement; animation: Animation }[] = [];
  for (const flight of all) {
    const from = placeOf(root, flight.from);
    const to = placeOf(root, flight.to);
    if (!from || !to) continue;
    const node = draw(flight);
    const size =
      flight.box === BUILDER
        ? { wide: 36, high: 50 }
        : flight.box === PIECE
          ? { wide: 60, high: 52 }
          : { wide: 28, high: 28 };
    node.style.width = `${size.wide}px`;
    node.style.height = `${size.high}px`;
    document.body.append(node);
    const start = { x: from.x - size.wide / 2, y: from.y - size.high / 2 };
    const end = { x: to.x - size.wide / 2, y: to.y - size.high / 2 };
    const rise = Math.hypot(end.x - start.x, end.y - start.y) * HIGH;
    const animation = node.animate(
      [
        { transform: `translate(${start.x}px,${start.y}px)`, opacity: 1 },
        {
          transform: `translate(${(start.x + end.x) / 2}px,${(start.y + end.y) / 2 - rise}px) scale(1.15)`,
          opacity: 1,
        },
        { transform: `translate(${end.x}px,${end.y}px)`, opacity: 1 },
      ],
      { duration: TIME, delay: made.length * APART, easing: 'ease-in-out', fill: 'both' },
    );
    made.push({ node, animation });
    going.push(animation.finished.catch(() => undefined));
  }
  const stop = () => made.forEach(({ animation }) => animation.finish());
  hurry.addEventListener('abort', stop);
  await Promise.all(going);
  hurry.removeEventListener('abort', stop);
  made.forEach(({ node }) => node.remove());
}

function placeOf(root: HTMLElement, mark: string): { x: number; y: number } | null {
  const box = root.querySelector(`[data-at="${mark}"]`)?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const SVG = 'http://www.w3.org/2000/svg';

function draw(flight: Flight): SVGSVGElement {
  const node = document.createElementNS(SVG, 'svg');
  node.setAttribute('viewBox', flight.box);
  node.setAttribute(
    'class',
    `mytikas-flight${flight.seat < 0 ? '' : ` seat-${colourOf('mytikas', flight.seat)}`}`,
  );
  node.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#mk-${flight.drawing}`);
  node.append(use);
  return node;
}
