import { href, site } from '@/content/site';

/**
 * A static host has one 404 page for every address. This inline script, which the policy allows by
 * its hash, shows the message that fits the address and writes the address to the console.
 */
export const notFoundScript = `
if (location.pathname.startsWith(${JSON.stringify(href('/news'))}))
  for (const block of document.querySelectorAll('[data-not-found]'))
    block.hidden = block.dataset.notFound !== 'article';
document.title = document.querySelector('[data-not-found]:not([hidden]) h1').textContent + ${JSON.stringify(` | ${site.shortName}`)};
console.error('404: nothing is at', location.pathname);
`.replaceAll(/\n\s*/g, ' ');
