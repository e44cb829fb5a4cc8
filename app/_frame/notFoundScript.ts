import { href, site } from '@/content/site';

/**
 * Hosts send the 404 page for every unknown address. This script shows the message for articles
 * below /news, sets the title, and logs the address.
 */
export const notFoundScript = `
if (location.pathname.startsWith(${JSON.stringify(href('/news'))}))
  for (const block of document.querySelectorAll('[data-not-found]'))
    block.hidden = block.dataset.notFound !== 'article';
document.title = document.querySelector('[data-not-found]:not([hidden]) h1').textContent + ${JSON.stringify(` | ${site.shortName}`)};
console.error('404: nothing is at', location.pathname);
`.replaceAll(/\n\s*/g, ' ');
