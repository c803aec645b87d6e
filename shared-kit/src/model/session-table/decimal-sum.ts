/** Spreadsheet programs keep as many digits of a number. What is beyond them is the noise of binary fractions, as in 0.1 + 0.2. */
const SIGNIFICANT_DIGITS = 15;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number `digits` x 10^`exponent`. */
interface Decimal {
  digits: bigint;
  exponent: number;
}

function decimalOf(value: string | number): Decimal | null {
  const text = String(value).trim();
  const number = NUMBER.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(number)) return null;
  const [mantissa = '', exponent = ''] = number.toExponential(SIGNIFICANT_DIGITS - 1).split('e');
  return { digits: BigInt(mantissa.replace('.', '')), exponent: Number(exponent) - (SIGNIFICANT_DIGITS - 1) };
}

/** The sum of values as it is computed by hand, so that 1.1 and 2.2 are 3.3. Null when a value, or the sum, is no number. */
export function decimalSum(values: readonly (string | number)[]): number | null {
  if (values.every(Number.isInteger)) {
    const sum = values.reduce<number>((total, value) => total + (value as number), 0);
    if (Number.isFinite(sum)) return sum;
  }
  const decimals = values.map(decimalOf);
  if (!decimals.every((decimal) => decimal !== null)) return null;
  const exponent = Math.min(0, ...decimals.map((decimal) => decimal.exponent));
  const digits = decimals.reduce((total, decimal) => total + decimal.digits * 10n ** BigInt(decimal.exponent - exponent), 0n);
  const sum = Number(`${digits}e${exponent}`);
  return Number.isFinite(sum) ? sum : null;
}
