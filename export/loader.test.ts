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

let comeNear: () => void = () => undefined;
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
        comeNear = () => tell([{ isIntersecting: true }]);
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

/** Whether the page itself got to see the event. */
function arrives(selector: string, event: Event) {
  const seen = jest.fn();
  find(selector).addEventListener(event.type, seen);
  find(selector).dispatchEvent(event);
  find(selector).removeEventListener(event.type, seen);
  return seen.mock.calls.length > 0;
}
const press = (selector: string) =>
  arrives(selector, new MouseEvent('click', { bubbles: true, cancelable: true }));

/** What the page is clicked on from now on. */
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

function stumble(filename: string) {
  dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
  jest.runAllTimers();
}

describe('the scripts', () => {
  it('are not fetched before a gesture, nor while no island is near', async () => {
    await load();
    expect(fetched()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    expect(fetched()).toEqual([]);
    comeNear();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
    expect(scripts().map((script) => script.async)).toEqual([false, false]);
  });

  it('are not fetched for a pointer that rests where the page comes to lie', async () => {
    const move = (place: MouseEventInit, by = 0) =>
      window.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', place), { movementX: by, movementY: 0 }),
      );
    await load();
    move({ clientX: 5 });
    move({ clientX: 5 });
    comeNear();
    expect(fetched()).toEqual([]);
    move({ clientX: 6 }, 1);
    comeNear();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched for a pointer of which a browser says that it moves by nothing', async () => {
    await load();
    for (const clientX of [5, 6])
      window.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', { clientX }), { movementX: 0, movementY: 0 }),
      );
    comeNear();
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched once, whatever else happens', async () => {
    await load();
    press('#game button');
    dispatchEvent(new Event('scroll'));
    comeNear();
    press('#tabs a');
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('wait for nobody where something is stored', async () => {
    localStorage.setItem('votes', '[]');
    await load();
    dispatchEvent(new Event('pageshow'));
    expect(fetched()).toEqual(['/flight.js', '/app.js']);
  });

  it('are fetched for a visitor who is faster than the page', async () => {
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

describe('what is pressed inside a part', () => {
  it('is held until the part answers, and then carried out once, in order', async () => {
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

  it('is held when it is a key that moves from tab to tab, and no other', async () => {
    await load();
    const key = (name: string) =>
      arrives('#tabs a', new KeyboardEvent('keydown', { key: name, bubbles: true }));
    expect(key('ArrowRight')).toBe(false);
    expect(key('Enter')).toBe(true);
  });

  it('is left alone where it is no button and no link into the page', async () => {
    await load();
    expect(press('#game span')).toBe(true);
    expect(press('#plain')).toBe(true);
  });
});

describe('when no script answers', () => {
  it('since one is not understood, the page goes on without', async () => {
    await load();
    expect(expectsScripts()).toBe(true);
    expect(press('#tabs a')).toBe(false);
    const done = clicks();
    stumble('/app.js');
    expect(done).toEqual(['Hemline']);
    expect(expectsScripts()).toBe(false);
    expect(press('#game button')).toBe(true);
  });

  it('since one trips over what the browser lacks, the page goes on without', async () => {
    await load();
    press('#game button');
    dispatchEvent(new Event('unhandledrejection'));
    expect(expectsScripts()).toBe(false);
  });

  it('since they are gone even from a page just fetched anew, it goes on without', async () => {
    visit = 'reload';
    await load();
    press('#game button');
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(false);
  });

  it('since there is no network, the page waits for that', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await load();
    press('#game button');
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(true);
    expect(press('#game button')).toBe(false);
  });

  it.each([
    ['the file is none of those', '/extension.js', []],
    ['a part lives already', '/app.js', ['#game']],
  ])('is not said where %s', async (_, file, hydratedIslands) => {
    await load();
    press('#game button');
    hydratedIslands.forEach(hydrate);
    stumble(file);
    expect(expectsScripts()).toBe(true);
  });
});
