import type { Command } from './webDriver';

/** The name that WebDriver gives to the reference of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** Keys without a character, as WebDriver numbers them. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** In the page, a reference is the element itself. */
const scrollTo = (element: unknown) => {
  if (element instanceof Element) element.scrollIntoView({ block: 'center' });
};

/** WebDriver's own question does not know what lies in `hidden="until-found"`. */
const isShown = (element: unknown) =>
  element instanceof Element && element.checkVisibility({ visibilityProperty: true });

export interface WebKitPage {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks as a visitor would: scrolls there first, and fails where something lies above. */
  click: (selector: string) => Promise<void>;
  press: (key: keyof typeof keys) => Promise<void>;
  /** Moves the pointer to a place of an element, both parts from 0 to 1. */
  hover: (selector: string, x: number, y: number) => Promise<void>;
  /** Runs in the page; whatever it needs has to be handed over. */
  evaluate: <T, A extends readonly unknown[]>(
    script: (...values: A) => T,
    ...values: A
  ) => Promise<T>;
  /** What is rendered of an element, or nothing where there is none. */
  text: (selector: string) => Promise<string>;
  isVisible: (selector: string) => Promise<boolean>;
  /** As the browser tells it to a screen reader. */
  accessibleName: (selector: string) => Promise<string>;
}

const strategyOf = (selector: string) => (/^\(?\/\//.test(selector) ? 'xpath' : 'css selector');

/** A page of WebKit with the few verbs that the journeys need. Selectors are CSS, or XPath: `//`. */
export function openPage(command: Command, session: string, baseURL: string): WebKitPage {
  const send = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    command<T>(method, `/session/${session}${path}`, body);

  const find = (selector: string) =>
    send<ElementReference>('POST', '/element', { using: strategyOf(selector), value: selector });

  const evaluate: WebKitPage['evaluate'] = (script, ...values) =>
    send('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: values });

  const findAll = (selector: string) =>
    send<ElementReference[]>('POST', '/elements', {
      using: strategyOf(selector),
      value: selector,
    });

  return {
    evaluate,
    goto: (path) => send('POST', '/url', { url: new URL(path, baseURL).href }),
    reload: () => send('POST', '/refresh', {}),
    goBack: () => send('POST', '/back', {}),
    resize: (width, height) => send('POST', '/window/rect', { width, height }),
    async click(selector) {
      const element = await find(selector);
      await send('POST', `/element/${element[elementKey]}/click`, {});
    },
    press: (key) =>
      send('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      }),
    async hover(selector, x, y) {
      const origin = await find(selector);
      await evaluate(scrollTo, origin);
      // Points are counted from the middle of the element.
      const path = `/element/${origin[elementKey]}/rect`;
      const { width, height } = await send<{ width: number; height: number }>('GET', path);
      const at = { x: Math.round(width * (x - 0.5)), y: Math.round(height * (y - 0.5)) };
      const move = { type: 'pointerMove', duration: 0, origin, ...at };
      await send('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [move] }],
      });
    },
    async text(selector) {
      const [element] = await findAll(selector);
      return element ? send<string>('GET', `/element/${element[elementKey]}/text`) : '';
    },
    async isVisible(selector) {
      const [element] = await findAll(selector);
      return Boolean(element && (await evaluate(isShown, element)));
    },
    async accessibleName(selector) {
      const element = await find(selector);
      return send<string>('GET', `/element/${element[elementKey]}/computedlabel`);
    },
  };
}
