/** The module that tests import as playwright-core: the worker's shared copy (see environment.js). */
export const { chromium } = globalThis.loadPlaywright()
