export * from './doubles';
export { asKeyUser, loadNamespace, renderWithKit, type Rendered, type RenderOptions } from './render-with-kit';
export { pickOption } from './pick-option';
export { settle } from './settle';
export { aWorkbook, readPackedTask, readWorkbook } from './spreadsheets';
