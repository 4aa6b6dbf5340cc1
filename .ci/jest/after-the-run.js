/** @public loaded by Jest */
export { undo as default } from './for-the-run.js'
