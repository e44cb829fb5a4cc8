/**
 * The variable with the site's origin: SITE_URL, or the one that Netlify, Cloudflare Pages or Vercel
 * gives to a build. Only Netlify's URL is the site's; elsewhere the name is anybody's.
 * @param {NodeJS.ProcessEnv} env
 */
function findVariable(env) {
  const ofNetlify = env.NETLIFY ? ['URL'] : [];
  const names = ['SITE_URL', ...ofNetlify, 'CF_PAGES_URL', 'VERCEL_PROJECT_PRODUCTION_URL'];
  return names.find((name) => env[name]?.trim());
}

/**
 * The origin of the site, with an international name in ASCII: `https://xn--caf-dma.example`.
 * @param {NodeJS.ProcessEnv} env
 * @throws if the variable has more than an origin, or none
 */
export function findSiteUrl(env) {
  const variable = findVariable(env);
  if (!variable) return undefined;
  const value = env[variable].trim();
  const address = /^[a-z][a-z\d+.-]*:\//i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOfWeb = url && /^https?:$/.test(url.protocol);
  if (isOfWeb && url.href === `${url.origin}/`) return url.origin;
  const path = isOfWeb ? url.pathname.replace(/\/+$/, '') : '';
  throw new Error(
    `${variable} is "${value}", which is not the origin of a site. ${
      path
        ? `Set SITE_URL to ${url.origin}, and BASE_PATH to ${path} if the site is in that folder.`
        : 'Set SITE_URL to scheme and host, such as https://you.github.io.'
    }`,
  );
}

/**
 * The folder of the site on its host: '' or such as '/cope'.
 * @param {NodeJS.ProcessEnv} env
 * @throws if the variable has anything else
 */
export function findBasePath({ BASE_PATH: value = '' }) {
  if (/^(?:\/[\w.~-]+)*$/.test(value)) return value;
  throw new Error(
    `BASE_PATH is "${value}", which is not a folder of a site. Set it to a path that begins with a slash and does not end with one, such as /repository, or leave it out.`,
  );
}

/**
 * What to say at the end of a build on a host where no variable has the site's origin.
 * @param {NodeJS.ProcessEnv} env
 */
export function describeMissingSiteUrl(env) {
  const url = findSiteUrl(env);
  if (!env.CI || (url && !new URL(url).hostname.endsWith('.example'))) return undefined;
  return 'Canonical links, feed and share images lead to a host in .example, where nothing is. Set SITE_URL to the origin of this site: see docs/deployment.md.';
}
