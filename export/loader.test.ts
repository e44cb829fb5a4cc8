import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const page = `
  <div id="game" data-island="votes"><button>Next</button><span>1 of 19</span></div>
  <div id="tabs" data-island=""><a href="#hemline">Hemline</a></div>
  <a id="plain" href="#hemline">Further down</a>
  <script type="application/json" id="runtime">["/page.js","/app.js"]</script>`;

const root = document.documentElement;
const find = (selector: string) => document.querySelector(selector)!;
const scripts = () => [...document.head.querySelectorAll('script')];
const links = () => [...document.head.querySelectorAll('link')];
const fetched = () =>
  [...scripts().map(({ src }) => src), ...links().map(({ href }) => href)].map(
    (url) => new URL(url).pathname,
  );
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
  [...scripts(), ...links()].forEach((element) => element.remove());
  delete root.dataset.scripts;
  localStorage.clear();
});

const load = () => import('./loader');

/** Whether the event reaches a listener on the element, or the loader stops it before. */
function reachesElement(selector: string, event: Event) {
  const seen = jest.fn();
  find(selector).addEventListener(event.type, seen);
  find(selector).dispatchEvent(event);
  find(selector).removeEventListener(event.type, seen);
  return seen.mock.calls.length > 0;
}
const clickReachesElement = (selector: string, options?: MouseEventInit) =>
  reachesElement(
    selector,
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );

function hydrate(selector: string) {
  find(selector).dispatchEvent(new Event('hydrated', { bubbles: true }));
  jest.runAllTimers();
}

function fail(filename: string) {
  dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
  jest.runAllTimers();
}

describe('the scripts', () => {
  it('scripts are fetched after an interaction, when an island is near', async () => {
    await load();
    expect(fetched()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    expect(fetched()).toEqual([]);
    intersect();
    expect(fetched()).toEqual(['/page.js', '/app.js']);
    expect(scripts().map(({ type }) => type)).toEqual(['module']);
  });

  it('a pointermove fetches scripts only if the pointer has moved', async () => {
    const moveTo = (clientX: number) =>
      window.dispatchEvent(new MouseEvent('pointermove', { clientX }));
    await load();
    moveTo(5);
    moveTo(5);
    intersect();
    expect(fetched()).toEqual([]);
    moveTo(6);
    intersect();
    expect(fetched()).toEqual(['/page.js', '/app.js']);
  });

  it('several interactions fetch the scripts once', async () => {
    await load();
    clickReachesElement('#game button');
    dispatchEvent(new Event('scroll'));
    intersect();
    clickReachesElement('#tabs a');
    expect(fetched()).toEqual(['/page.js', '/app.js']);
  });

  it('a click made before the page is parsed fetches scripts', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const list = find('#runtime');
    list.remove();
    await load();
    clickReachesElement('#game button');
    document.body.append(list);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(fetched()).toEqual(['/page.js', '/app.js']);
  });
});

describe('a click inside an island', () => {
  it('before hydration, arrow keys on a tab are held back, and Enter is not', async () => {
    await load();
    const key = (name: string) =>
      reachesElement('#tabs a', new KeyboardEvent('keydown', { key: name, bubbles: true }));
    expect(key('ArrowRight')).toBe(false);
    expect(key('Enter')).toBe(true);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('before hydration, a click with %j is left to the browser', async (options) => {
    await load();
    expect(clickReachesElement('#tabs a', options)).toBe(true);
  });

  it('before hydration, an arrow key with a modifier is left to the browser', async () => {
    await load();
    const back = { key: 'ArrowLeft', altKey: true, bubbles: true };
    expect(reachesElement('#tabs a', new KeyboardEvent('keydown', back))).toBe(true);
  });

  it('before hydration, only clicks on buttons and links of an island are held back', async () => {
    await load();
    expect(clickReachesElement('#game span')).toBe(true);
    expect(clickReachesElement('#plain')).toBe(true);
  });
});

describe('where nothing hydrates', () => {
  it('after an unhandled rejection, the page looks as it does without JavaScript', async () => {
    await load();
    clickReachesElement('#game button');
    dispatchEvent(new Event('unhandledrejection'));
    expect(expectsScripts()).toBe(false);
  });

  it('while the browser is offline, the loader waits and holds clicks back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await load();
    clickReachesElement('#game button');
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(true);
    expect(clickReachesElement('#game button')).toBe(false);
  });

  it('if scripts fail because the visitor leaves, the loader waits until the visitor returns', async () => {
    visit = 'reload';
    await load();
    clickReachesElement('#game button');
    dispatchEvent(new Event('beforeunload'));
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    expect(expectsScripts()).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(expectsScripts()).toBe(false);
  });

  it.each([
    ['the script that failed is not one of the page', '/extension.js', []],
    ['an island is hydrated already', '/app.js', ['#game']],
  ])(
    'after a script fails to load, the page still looks as it does with JavaScript if %s',
    async (_, file, hydratedIslands) => {
      await load();
      clickReachesElement('#game button');
      hydratedIslands.forEach(hydrate);
      fail(file);
      expect(expectsScripts()).toBe(true);
    },
  );
});
