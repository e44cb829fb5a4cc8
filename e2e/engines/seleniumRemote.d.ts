/** @types/selenium-webdriver declares the folder `remote`, but an ES module has to import `remote/index.js`. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
