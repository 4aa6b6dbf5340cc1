module.exports = globalThis.loadShared('testcontainers')
