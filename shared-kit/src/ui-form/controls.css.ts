import { SIZES } from '../ui-core';

export const controlsCss = `
.ic-field .ant-select,.ic-field .ant-input-number,.ic-field .ant-picker{width:100%}
textarea.ant-input{field-sizing:content;min-height:78px;max-height:60vh}
.ic-choices{display:grid;gap:8px;justify-items:start}
.ic-choice{min-width:0;overflow-wrap:anywhere}
.ic-choice-help{padding-left:24px}
.ic-switch-row{display:inline-flex;gap:8px;align-items:flex-start}
.ic-switch-row .ant-switch{flex:none;margin-top:3px}
.ic-switch-row label{cursor:pointer}
.ic-switch-row:has(:disabled) label{cursor:not-allowed;color:var(--ic-muted)}
.ic-switch-help{padding-left:36px}
.ic-choice-box{border:1px solid var(--ic-edge);border-radius:${SIZES.radius}px;background:var(--ic-surface);overflow:hidden}
.ic-choice-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 12px;border-bottom:1px solid var(--ic-border);background:var(--ic-raised)}
.ic-choice-search{flex:1 1 180px}
.ic-choice-list{max-height:min(288px,50vh);overflow-y:auto;overscroll-behavior:contain;padding:4px 12px}
.ic-choice-list .ic-choice{padding-block:5px;content-visibility:auto;contain-intrinsic-size:auto 32px}
.ic-choice-list>.ic-muted{padding-block:16px;text-align:center;overflow-wrap:anywhere}
.ic-read-only{display:flex;gap:8px}
.ic-read-only input{text-overflow:ellipsis}
.ic-password{padding-block:0}
.ic-choice .ant-checkbox,.ic-choice .ant-radio{align-self:flex-start;margin-top:3px}
.ic-password .ic-button{min-height:0;height:${SIZES.controlHeight - 2}px;margin-inline-end:-11px;color:var(--ic-muted)}
.ic-file .ant-upload-btn{position:relative}
.ic-file .ant-upload-drag-container{display:grid!important;justify-items:center;gap:4px;padding:8px}
.ic-file input[type=file]{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
.ic-file input[type=file]:disabled{cursor:not-allowed}
.ic-file .ant-upload-drag:has(:focus-visible){outline:2px solid var(--ic-accent);outline-offset:2px}
.ic-file .ant-upload-drag-hover{background:var(--ic-accent-soft)}
.ic-file-wrong .ant-upload-drag{border-color:var(--ic-danger)}
.ic-file-icon{font-size:28px;color:var(--ic-accent)}
.ic-file-name{font-weight:500;overflow-wrap:anywhere}
@media (forced-colors:active){
.ant-switch{border:1px solid}
.ant-switch-checked{background:Highlight!important;forced-color-adjust:none}
.ant-input:focus,.ant-input-affix-wrapper:focus-within,.ant-input-number:focus-within,.ant-select-focused,.ant-picker-focused{outline:2px solid Highlight}
.ant-checkbox-checked,.ant-radio-checked{forced-color-adjust:none}
:is(.ant-checkbox-wrapper-disabled,.ant-radio-wrapper-disabled) *{color:GrayText!important}
.ant-segmented-item-selected{outline:2px solid Highlight}
}
`;
