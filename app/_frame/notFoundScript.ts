import { href, site } from '@/content/site';

/**
 * Inline script of the 404 page, which static hosts send for every unknown address. It shows the message
 * for news articles if the address is below /news, sets the document's title to the heading of the message,
 * and writes the address to the console.
 */
export const notFoundScript = `
if (location.pathname.startsWith(${JSON.stringify(href('/news'))}))
  for (const block of document.querySelectorAll('[data-not-found]'))
    block.hidden = block.dataset.notFound !== 'article';
document.title = document.querySelector('[data-not-found]:not([hidden]) h1').textContent + ${JSON.stringify(` | ${site.shortName}`)};
console.error('404: nothing is at', location.pathname);
`.replaceAll(/\n\s*/g, ' ');
