/** A field of eight characters of a barcode. */
export const DATA_FIELD = {
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '8',
  useCheckField: false,
  checkField: '',
} as const;
