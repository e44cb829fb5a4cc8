import type { CheerioAPI } from 'cheerio';

const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Cloudflare replaces addresses by "[email protected]" and a script that the policy of the page
 * refuses; it leaves out what is between these comments.
 * @throws if an address is in an island, where React would find comments that it has not rendered
 */
export function keepMailAddresses($: CheerioAPI) {
  const texts = $('body, body *:not(script, style, textarea)')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node] : []));
  for (const node of texts) {
    const [address] = node.data.match(mailAddress) ?? [];
    if (!address) continue;
    const island = $(node).closest('[data-island]').attr('id');
    if (island)
      throw new Error(
        `The island "${island}" has the mail address ${address}, which Cloudflare would replace by "[email protected]". Put the address outside the island.`,
      );
    $(node).replaceWith(node.data.replaceAll(mailAddress, '<!--email_off-->$&<!--/email_off-->'));
  }
}
