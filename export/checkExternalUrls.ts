import type { CheerioAPI } from 'cheerio';

const fileAttributes = ['src', 'srcset', 'poster'];
const formAttributes = ['action', 'formaction'];

/** @throws if an element would load a file from another host, or send a form there */
export function checkExternalUrls($: CheerioAPI) {
  for (const name of [...fileAttributes, ...formAttributes]) {
    for (const element of $(`[${name}]`).toArray()) {
      const value = $(element).attr(name) ?? '';
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value))
        throw new Error(
          `<${$(element).prop('tagName')?.toLowerCase()} ${name}="${value}"> is blocked by the page's Content-Security-Policy, which allows addresses of this site only. ${
            formAttributes.includes(name)
              ? `Remove ${name}: this site cannot receive a form.`
              : `Put the file into public/, and use its path in ${name}.`
          }`,
        );
    }
  }
}
