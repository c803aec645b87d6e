export * from './doubles';
export { acceptLoss } from './accept-loss';
export { contractFaults } from './contract-faults';
export { renderRemote, type RemoteOptions, type RenderedRemote } from './render-remote';
export { asKeyUser, loadNamespace, renderWithKit, type Rendered, type RenderOptions } from './render-with-kit';
export { optionsOf, pickOption } from './pick-option';
export { readWorkbookPlainly, type PlainCell } from './read-plainly';
export { settle } from './settle';
export { aWorkbook, readPackedTask, readWorkbook } from './spreadsheets';
