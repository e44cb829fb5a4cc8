import type { CheerioAPI } from 'cheerio';

const attributes = ['src', 'srcset', 'poster', 'action', 'formaction'];

/** @throws if an element loads from another host or sends to one */
export function checkHosts($: CheerioAPI) {
  for (const name of attributes) {
    for (const element of $(`[${name}]`).toArray()) {
      const value = $(element).attr(name) ?? '';
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value))
        throw new Error(
          `<${$(element).prop('tagName')?.toLowerCase()} ${name}="${value}"> is blocked by the page's policy, because it is not of this site. Put the file into public/ and write its path; a form cannot be sent anywhere.`,
        );
    }
  }
}
