import { By, Key, type WebDriver } from 'selenium-webdriver';

export interface WebKitPage {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks as a visitor would: scrolls there first, and fails where something lies above. */
  click: (selector: string) => Promise<void>;
  press: (key: 'ArrowRight' | 'Enter' | 'Escape' | 'Tab') => Promise<void>;
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

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

const by = (selector: string) =>
  /^\(?\/\//.test(selector) ? By.xpath(selector) : By.css(selector);

const scrollTo = (element: Element) => element.scrollIntoView({ block: 'center' });

/** WebDriver's own question does not know what lies in `hidden="until-found"`. */
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** A page of WebKit with the few verbs that the journeys need. Selectors are CSS, or XPath: `//`. */
export function openPage(driver: WebDriver, baseURL: string): WebKitPage {
  const firstOf = async (selector: string) => (await driver.findElements(by(selector)))[0];
  return {
    evaluate: (script, ...values) => driver.executeScript(script, ...values),
    goto: (path) => driver.get(new URL(path, baseURL).href),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    click: (selector) => driver.findElement(by(selector)).click(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async hover(selector, x, y) {
      const origin = driver.findElement(by(selector));
      await driver.executeScript(scrollTo, origin);
      // Points are counted from the middle of the element.
      const { width, height } = await origin.getRect();
      const at = { x: Math.round(width * (x - 0.5)), y: Math.round(height * (y - 0.5)) };
      await driver
        .actions()
        .move({ duration: 0, origin, ...at })
        .perform();
    },
    text: async (selector) => (await firstOf(selector))?.getText() ?? '',
    async isVisible(selector) {
      const element = await firstOf(selector);
      return Boolean(element && (await driver.executeScript(isShown, element)));
    },
    accessibleName: (selector) => driver.findElement(by(selector)).getAccessibleName(),
  };
}
