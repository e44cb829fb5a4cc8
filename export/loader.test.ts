import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const page = `
  <div id="game" data-island="votes"><button>Next</button><span>1 of 19</span></div>
  <div id="tabs" data-island=""><a href="#hemline">Hemline</a></div>
  <a id="plain" href="#hemline">Further down</a>
  <script type="application/json" id="runtime">["/flight.js","/app.js"]</script>`;

const root = document.documentElement;
const find = (selector: string) => document.querySelector(selector)!;
const scripts = () => [...document.head.querySelectorAll('script')];
const fetched = () => scripts().map(({ src }) => new URL(src).pathname);
const expectsScripts = () => 'scripts' in root.dataset;

let intersect: () => void = () => undefined;
let visit = 'navigate';
const listened: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = page;
  visit = 'navigate';
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listened.push(args);
    add(...args);
  });
  Object.assign(performance, { getEntriesByType: () => [{ toJSON: () => ({ type: visit }) }] });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  listened.splice(0).forEach((args) => removeEventListener(...args));
  scripts().forEach((script) => script.remove());
  delete root.dataset.scripts;
  localStorage.clear();
});

const load = () => import('./loader');

/** Whether the event reached the element. */
function arrives(selector: string, event: Event) {
  const seen = jest.fn();
  find(selector).addEventListener(event.type, seen);
  find(selector).dispatchEvent(event);
  find(selector).removeEventListener(event.type, seen);
  return seen.mock.calls.length > 0;
}
const press = (selector: string) =>
  arrives(selector, new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Texts of the elements clicked from now on. */
function clicks() {
  const texts: (string | null)[] = [];
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) texts.push(target.textContent);
  });
  return texts;
}

function hydrate(selector: string) {
  find(selector).dispatchEvent(new Event('hydrated', { bubbles: true }));
  jest.runAllTimers();
}

function fail(filename: string) {
  dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
  jest.runAllTimers();
}

describe('the scripts', () => {
  it('are not fetched before an interaction, nor while no island is near', async () => {
    await load();
    expect(fetched()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    expect(fetched()).toEqual([]);
    intersect();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
    expect(scripts().map((script) => script.async)).toEqual([false, false]);
  });

  it('are not fetched for a pointer that rests while the page appears below it', async () => {
    const move = (place: MouseEventInit, by = 0) =>
      window.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', place), { movementX: by, movementY: 0 }),
      );
    await load();
    move({ clientX: 5 });
    move({ clientX: 5 });
    intersect();
    expect(fetched()).toEqual([]);
    move({ clientX: 6 }, 1);
    intersect();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched for a pointer that moves, although the browser reports a movement of 0', async () => {
    await load();
    for (const clientX of [5, 6])
      window.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', { clientX }), { movementX: 0, movementY: 0 }),
      );
    intersect();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched once, however many interactions follow', async () => {
    await load();
    press('#game button');
    dispatchEvent(new Event('scroll'));
    intersect();
    press('#tabs a');
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched without an interaction where something is stored', async () => {
    localStorage.setItem('votes', '[]');
    await load();
    dispatchEvent(new Event('pageshow'));
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched for a click made before the page is parsed', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const list = find('#runtime');
    list.remove();
    await load();
    press('#game button');
    document.body.append(list);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });
});

describe('a press inside an island', () => {
  it('is held until the island is hydrated, and then repeated once, in order', async () => {
    await load();
    expect(press('#game button')).toBe(false);
    expect(press('#tabs a')).toBe(false);
    const done = clicks();
    hydrate('#game');
    expect(done).toEqual(['Next']);
    hydrate('#tabs');
    expect(done).toEqual(['Next', 'Hemline']);
    expect(press('#game button')).toBe(true);
  });

  it('is held if it is an arrow key on a tab, and not for other keys', async () => {
    await load();
    const key = (name: string) =>
      arrives('#tabs a', new KeyboardEvent('keydown', { key: name, bubbles: true }));
    expect(key('ArrowRight')).toBe(false);
    expect(key('Enter')).toBe(true);
  });

  it('is not held on anything but a button or a link within the page', async () => {
    await load();
    expect(press('#game span')).toBe(true);
    expect(press('#plain')).toBe(true);
  });
});

describe('where nothing hydrates', () => {
  it('because a script does not parse, the page is shown as without scripts', async () => {
    await load();
    expect(expectsScripts()).toBe(true);
    expect(press('#tabs a')).toBe(false);
    const done = clicks();
    fail('/app.js');
    expect(done).toEqual(['Hemline']);
    expect(expectsScripts()).toBe(false);
    expect(press('#game button')).toBe(true);
  });

  it('because a script fails in this browser, the page is shown as without scripts', async () => {
    await load();
    press('#game button');
    dispatchEvent(new Event('unhandledrejection'));
    expect(expectsScripts()).toBe(false);
  });

  it('because scripts are missing after a reload too, the page is shown as without scripts', async () => {
    visit = 'reload';
    await load();
    press('#game button');
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(false);
  });

  it('because the network is down, the page waits for the network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await load();
    press('#game button');
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(true);
    expect(press('#game button')).toBe(false);
  });

  it('because the visitor follows a link while scripts load, the page waits until the visitor is back', async () => {
    visit = 'reload';
    await load();
    press('#game button');
    dispatchEvent(new Event('beforeunload'));
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(expectsScripts()).toBe(false);
  });

  it.each([
    ['the script that failed is not one of the page', '/extension.js', []],
    ['an island is hydrated already', '/app.js', ['#game']],
  ])('the page keeps its scripts where %s', async (_, file, hydratedIslands) => {
    await load();
    press('#game button');
    hydratedIslands.forEach(hydrate);
    fail(file);
    expect(expectsScripts()).toBe(true);
  });
});
