import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { repeatActions } from '../repeatActions';

const game = `
  <label>Note <input name="note" value=""></label>
  <label>1 <input type="radio" name="rating" value="1"></label>
  <label>2 <input type="radio" name="rating" value="2"></label>
  <label>Month <input type="range" name="month" min="0" max="9" value="3"></label>
  <button>Submit</button><button>Next</button><span>1 of 19</span>`;

const page = `
  <div id="game" data-island="votes">${game}</div>
  <div id="tabs" data-island="">
    <ul role="list" data-role="tablist">
      <li><a data-role="tab" href="#length">Length</a></li>
      <li><a data-role="tab" href="#hemline">Hemline</a></li>
    </ul>
    <section id="length" data-role="tabpanel"></section>
    <section id="hemline" data-role="tabpanel"></section>
  </div>
  <a id="plain" href="#hemline">Further down</a>
  <script type="application/json" id="runtime">["/page.js","/react.js"]</script>`;

const root = document.documentElement;
const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const scripts = () => [...document.head.querySelectorAll('script')];
const fetched = () => scripts().map(({ type, src }) => [type, new URL(src).pathname]);
const pageScript = [['module', '/page.js']];
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
    fetch: () => Promise.reject(new Error('offline')),
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
  document.head.innerHTML = '';
  delete root.dataset.scripts;
  history.replaceState(null, '', '/');
  localStorage.clear();
});

const load = () => import('./loader');
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Whether the event reaches a listener on the element, or the loader stops it before. */
function reachesElement(element: Element, event: Event) {
  const seen = jest.fn();
  element.addEventListener(event.type, seen);
  element.dispatchEvent(event);
  element.removeEventListener(event.type, seen);
  return seen.mock.calls.length > 0;
}
const clickReaches = (element: Element, options?: MouseEventInit) =>
  reachesElement(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

/** Lists what happens in the game from now on: the values of changed fields, the names of pressed buttons. */
function recordGame() {
  const events: string[] = [];
  find('#game').addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(target.value);
  });
  find('#game').addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) events.push(target.textContent);
  });
  return events;
}

async function hydrate(selector: string, isDrawnAnew = false) {
  const island = find(selector);
  island.dispatchEvent(new Event('hydrated', { bubbles: true }));
  void repeatActions(island, isDrawnAnew, window.loader!);
  await jest.runAllTimersAsync();
}

/** As React does if somebody else has changed the island. */
async function hydrateAnew(html: string) {
  find('#game').innerHTML = html;
  await await hydrate('#game', true);
}

const failToLoad = () => scripts().forEach((script) => script.dispatchEvent(new Event('error')));
const reloadByLoader = () => history.replaceState({ fields: [] }, '');

function throwIn(filename: string) {
  dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
}

function rejectIn(filename: string) {
  const reason = { stack: `Error: blocked\n at ${new URL(filename, location.href).href}:1:1` };
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

describe('the scripts', () => {
  it('scripts are fetched after an interaction, when an island is near', async () => {
    await load();
    expect(fetched()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    expect(fetched()).toEqual([]);
    intersect();
    expect(fetched()).toEqual(pageScript);
    expect(find('link[rel=modulepreload]').getAttribute('href')).toBe('/react.js');
  });

  it('the focus fetches scripts only if it is in an island', async () => {
    await load();
    find('#plain').focus();
    expect(fetched()).toEqual([]);
    find('#tabs a').focus();
    expect(fetched()).toEqual(pageScript);
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
    expect(fetched()).toEqual(pageScript);
  });

  it('several interactions fetch the scripts once', async () => {
    await load();
    clickReaches(button('Submit'));
    dispatchEvent(new Event('scroll'));
    intersect();
    clickReaches(find('#tabs a'));
    expect(fetched()).toEqual(pageScript);
  });

  it('a click made before the page is parsed fetches scripts', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const list = find('#runtime');
    list.remove();
    await load();
    clickReaches(button('Submit'));
    document.body.append(list);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(fetched()).toEqual(pageScript);
  });
});

describe('an action inside an island', () => {
  it('before hydration, arrow keys on a tab are held back, and Enter is not', async () => {
    await load();
    const key = (name: string) =>
      reachesElement(find('#tabs a'), new KeyboardEvent('keydown', { key: name, bubbles: true }));
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
    expect(clickReaches(find('#tabs a'), options)).toBe(true);
  });

  it('before hydration, an arrow key with a modifier is left to the browser', async () => {
    await load();
    const back = { key: 'ArrowLeft', altKey: true, bubbles: true };
    expect(reachesElement(find('#tabs a'), new KeyboardEvent('keydown', back))).toBe(true);
  });

  it('before hydration, only clicks on buttons and links of an island are held back', async () => {
    await load();
    expect(clickReaches(find('#game span'))).toBe(true);
    expect(clickReaches(find('#plain'))).toBe(true);
  });
});

describe('an island that React draws anew', () => {
  it('has the choice, the value and the text of before, and then the presses', async () => {
    await load();
    await user.type(find('[name=note]'), 'Typed early');
    await user.click(find('[value="2"]'));
    find<HTMLInputElement>('[name=month]').value = '7';
    clickReaches(button('Next'));
    const events = recordGame();
    await hydrateAnew(game);
    expect(events).toEqual(['Typed early', '2', '7', 'Next']);
    expect(find<HTMLInputElement>('[name=note]').value).toBe('Typed early');
    expect(find<HTMLInputElement>('[value="2"]').checked).toBe(true);
    expect(find<HTMLInputElement>('[name=month]').value).toBe('7');
  });

  it('has the focus and the selection of before', async () => {
    await load();
    const note = find<HTMLInputElement>('[name=note]');
    await user.type(note, 'Typed early');
    note.setSelectionRange(2, 5);
    await hydrateAnew(game);
    const drawnAnew = find<HTMLInputElement>('[name=note]');
    expect(document.activeElement).toBe(drawnAnew);
    expect([drawnAnew.selectionStart, drawnAnew.selectionEnd]).toEqual([2, 5]);
  });

  it('keeps what it shows where the visitor has done nothing', async () => {
    await load();
    const events = recordGame();
    await hydrateAnew(game.replace('value="1"', 'value="1" checked'));
    expect(events).toEqual([]);
    expect(find<HTMLInputElement>('[value="1"]').checked).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('gets the presses on its own buttons, although an extension had inserted one', async () => {
    await load();
    button('Submit').insertAdjacentHTML('beforebegin', '<button>Fill in</button>');
    clickReaches(button('Submit'));
    const events = recordGame();
    await hydrateAnew(game);
    expect(events).toEqual(['Submit']);
  });
});

describe('tabs', () => {
  const roles = () =>
    [...document.querySelectorAll('#tabs [role]')].map((element) => element.getAttribute('role'));
  const selected = () =>
    [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);

  it('there are tabs on arrival, and the first is selected', async () => {
    await load();
    expect(roles()).toEqual(['tablist', 'tab', 'tab', 'tabpanel', 'tabpanel']);
    expect(selected()).toEqual(['Length']);
    expect(find('#tabs li:last-child a').tabIndex).toBe(-1);
  });
});

describe('where nothing hydrates', () => {
  it('a link pressed before is followed once the page has given up on scripts', async () => {
    await load();
    clickReaches(find('#tabs a'));
    const follow = jest.fn((event: Event) => event.preventDefault());
    find('#tabs').addEventListener('click', follow);
    jest.advanceTimersByTime(10_000);
    expect(follow).toHaveBeenCalledTimes(1);
    await hydrate('#tabs');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be loaded', failToLoad],
    ['throws', () => throwIn('/page.js')],
    ['rejects', () => rejectIn('/react.js')],
  ])('after a reload, the page gives up at once if a script %s', async (_, fail) => {
    reloadByLoader();
    await load();
    clickReaches(button('Submit'));
    fail();
    expect(expectsScripts()).toBe(false);
  });

  it('errors of scripts that are not the page’s change nothing', async () => {
    reloadByLoader();
    await load();
    clickReaches(button('Submit'));
    throwIn('/extension.js');
    rejectIn('/extension.js');
    dispatchEvent(new Event('unhandledrejection'));
    expect(expectsScripts()).toBe(true);
  });

  it('an error after hydration changes nothing', async () => {
    reloadByLoader();
    await load();
    clickReaches(button('Submit'));
    await hydrate('#game');
    throwIn('/page.js');
    jest.advanceTimersByTime(10_000);
    expect(expectsScripts()).toBe(true);
  });

  it('if scripts fail because the visitor leaves, the loader waits until the visitor returns', async () => {
    reloadByLoader();
    await load();
    clickReaches(button('Submit'));
    dispatchEvent(new Event('beforeunload'));
    failToLoad();
    expect(expectsScripts()).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(expectsScripts()).toBe(false);
  });
});
