import { courseByLanguage } from '../content/course';
import { holdScriptResponses } from './requests';
import { locateGameStatus, locateRatingGameSection, locateRatingRadio } from './ratingGame';
import { firstDashboardTabLabels, firstDashboardUrl } from './sampleUrls';
import { choosePairsInScope } from './scope';
import { expect, type Page, test } from './test';

// What an in-app browser injects is refused by the policy.
test.use({ expectedErrors: /Content[- ]Security[- ]Policy/ });

/**
 * What others do to a page, before its scripts arrive. Each function runs in the page, and may not
 * refer to anything outside itself.
 */
const changes = {
  'a word of the footer is changed': () => {
    document.querySelector('footer a')!.textContent = 'Changed';
  },
  'a translator has wrapped all text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const outer = document.createElement('font');
      outer.innerHTML = '<font></font>';
      text.replaceWith(outer);
      outer.firstChild!.appendChild(text);
      text.data = text.data.replaceAll(/[a-z]{3,}/gi, '$&o');
    }
    document.documentElement.lang = 'fr';
    document.documentElement.className += ' translated-ltr';
  },
  'the text of the islands is translated': () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text)
          walker.currentNode.data = walker.currentNode.data.replaceAll(/[a-z]{3,}/gi, '$&o');
    }
  },
  'an extension has put elements around the islands': () => {
    for (const element of document.querySelectorAll('[data-island], header, footer')) {
      element.before(document.createElement('aside'));
      element.after(document.createElement('aside'));
    }
    document.body.prepend(document.createElement('div'));
    document.documentElement.append(document.createElement('extension-root'));
  },
  'a password manager has put elements beside the fields': () => {
    for (const control of document.querySelectorAll('[data-island] :is(input, button, a)')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.style.cssText = 'position: absolute; width: 0; height: 0; padding: 0; border: 0';
      control.before(document.createElement('password-manager'));
      // A button before the field would take the field's label.
      control.after(button);
    }
  },
  'an extension has set attributes': () => {
    document.documentElement.lang = 'fr';
    for (const element of document.querySelectorAll<HTMLElement>('html, body, [data-island] *')) {
      element.classList.add('dark-reader');
      element.dataset.extension = '';
      element.style.setProperty('--extension', 'on');
    }
  },
  'an in-app browser has injected a script, a style and a bar': () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.prepend(script);
    const style = document.createElement('style');
    style.textContent = 'a { outline: 0 }';
    document.head.append(style);
    for (const parent of document.querySelectorAll('body, [data-island]')) {
      const bar = document.createElement('div');
      bar.style.position = 'fixed';
      parent.append(bar);
    }
  },
};

interface Action {
  address: string;
  act: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
}

const [, secondTab = ''] = firstDashboardTabLabels;
const [firstWord = ''] = secondTab.split(' ');
const slider = (page: Page) => page.getByRole('slider').first();

/** What a visitor does before the scripts arrive, on a page whose words may be changed. */
const actions: Record<string, Action> = {
  'a vote': {
    address: '/',
    act: async (page) => {
      await locateRatingRadio(page, 7).check({ force: true });
      await locateRatingGameSection(page)
        .getByRole('button', { name: 'Submit' })
        .click({ force: true });
    },
    expectKept: (page) => expect(locateGameStatus(page)).toContainText('Recorded: 7'),
  },
  'the press of a tab': {
    address: firstDashboardUrl,
    act: (page) => page.getByRole('tab', { name: firstWord }).click(),
    expectKept: async (page) => {
      await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(firstWord));
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    },
  },
  'the tick of a lesson': {
    address: courseByLanguage.en.modules[0]!.url,
    act: (page) => page.getByRole('checkbox').first().check(),
    expectKept: async (page) => {
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1);
    },
  },
  'a slider’s place': {
    address: firstDashboardUrl,
    act: (page) => slider(page).press('Home'),
    expectKept: async (page) => {
      await expect(slider(page)).toHaveValue('0');
      await expect(slider(page)).toBeFocused();
    },
  },
};

/** Keeps all elements outside the islands, and where the visitor sees the island that has the focus. */
const recordPage = (page: Page) =>
  page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll('body, body *')];
    const used = document.activeElement!.closest('[data-island]')!;
    return {
      outside: elements.filter((element) => !element.closest('[data-island]')),
      islands: elements.filter((element) => element.matches('[data-island]')),
      lang: document.documentElement.lang,
      scrollY,
      used,
      top: used.getBoundingClientRect().top,
    };
  });

for (const [[change, apply], [action, { address, act, expectKept }]] of choosePairsInScope(
  Object.entries(changes),
  Object.entries(actions),
)) {
  test(`${change} before the scripts arrive: ${action} is kept, and the page stays`, async ({
    page,
  }) => {
    const letThrough = await holdScriptResponses(page);
    await page.goto(address);
    await page.evaluate(apply);
    await act(page);
    const before = await recordPage(page);
    await letThrough();
    await expectKept(page);
    const after = await before.evaluate(({ outside, islands, lang, scrollY, used, top }) => ({
      replaced: [...outside, ...islands].filter((element) => !element.isConnected).length,
      keepsLanguage: document.documentElement.lang === lang,
      // What stands above may become shorter. Then the browser scrolls to keep what is seen in place.
      jumps: window.scrollY !== scrollY && Math.abs(used.getBoundingClientRect().top - top) >= 1,
    }));
    expect(after).toEqual({ replaced: 0, keepsLanguage: true, jumps: false });
  });
}
