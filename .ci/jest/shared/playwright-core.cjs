module.exports = globalThis.loadShared('playwright-core')
