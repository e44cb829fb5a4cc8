/**
 * The origin of the site: where SITE_URL is not set, the one that Netlify, Cloudflare Pages or
 * Vercel gives to a build.
 * @param {NodeJS.ProcessEnv} env
 */
export function findSiteUrl(env) {
  const url = env.SITE_URL || env.URL || env.CF_PAGES_URL || env.VERCEL_PROJECT_PRODUCTION_URL;
  return !url || /^https?:\/\//.test(url) ? url : `https://${url}`;
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
