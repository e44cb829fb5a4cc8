/** Part of scripts that load later and have rules which their pages lack: see islandBundle.ts. */
export function adoptStyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
