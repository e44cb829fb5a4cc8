import { By, Key, type WebDriver } from 'selenium-webdriver';

/** A page in WebKit, with methods like those of a Playwright page. Selectors are CSS, or XPath if they begin with `//`. */
export interface WebKitPage {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Scrolls to the element and clicks it. Fails if another element covers it. */
  click: (selector: string) => Promise<void>;
  press: (key: 'ArrowRight' | 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Moves the pointer to a point of the element; x and y are fractions (0 to 1) of its width and height. */
  hover: (selector: string, x: number, y: number) => Promise<void>;
  /** Runs a function in the page. The function cannot use variables of the test, except those passed as `values`. */
  evaluate: <T, A extends readonly unknown[]>(
    script: (...values: A) => T,
    ...values: A
  ) => Promise<T>;
  /** Returns the rendered text of the element, visually hidden text included, or "" if there is no such element. */
  text: (selector: string) => Promise<string>;
  isVisible: (selector: string) => Promise<boolean>;
  /** Returns the name that the browser gives the element in its accessibility tree. */
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

/** Returns whether an element is visible. WebDriver's isDisplayed() is wrong inside `hidden="until-found"`. */
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Returns an element's rendered text. WebDriver's getText() leaves out text that is visually hidden, such as announcements to screen readers. */
const renderedText = (element: HTMLElement) => element.innerText;

/** Wraps a WebDriver session as a WebKitPage. */
export function createWebKitPage(driver: WebDriver, baseURL: string): WebKitPage {
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
      // WebDriver measures the pointer's offset from the center of the element.
      const { width, height } = await origin.getRect();
      const at = { x: Math.round(width * (x - 0.5)), y: Math.round(height * (y - 0.5)) };
      await driver
        .actions()
        .move({ duration: 0, origin, ...at })
        .perform();
    },
    async text(selector) {
      const element = await firstOf(selector);
      return element ? driver.executeScript<string>(renderedText, element) : '';
    },
    async isVisible(selector) {
      const element = await firstOf(selector);
      return Boolean(element && (await driver.executeScript(isShown, element)));
    },
    accessibleName: (selector) => driver.findElement(by(selector)).getAccessibleName(),
  };
}
