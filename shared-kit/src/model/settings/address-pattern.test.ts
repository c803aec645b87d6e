/** @jest-environment node */
import fc from 'fast-check';
import { addressSegments, formatAddress, formattedSegments, isValidAddress, splitAddress, street } from './address-pattern';

describe('the address pattern', () => {
  it.each([
    ['G01020304', '*RRCCNNAA', 'RR.CC.NN.AA', '01.02.03.04'],
    ['G01020304', '*RRCCNNAA', '*-RR/CC', 'G-01/02'],
    ['01020304', 'RRCCNNAA', '*RR.CC', '01.02'],
    ['01.02.03.04', 'RR.CC.NN.AA', 'RR-CC-NN-AA', '01-02-03-04'],
    // Missing characters print nothing.
    ['0102', 'RRCC', 'RRR.CCC.N', '01.02.'],
    // An address of another length is printed unchanged.
    ['0102', '*RRCCNNAA', 'RR.CC.NN.AA', '0102'],
    ['', '', 'RR', ''],
  ])('DSET-03 shows %p of %p as %p reads: %p', (address, pattern, userPattern, shown) => {
    expect(formatAddress(address, pattern, userPattern)).toBe(shown);
  });

  it('ADD-04 splits an address and its printed form into parts from left to right', () => {
    expect(addressSegments('G01020304', '*RRCCNNAA')).toEqual([
      { component: '*', text: 'G' },
      { component: 'R', text: '01' },
      { component: 'C', text: '02' },
      { component: 'N', text: '03' },
      { component: 'A', text: '04' },
    ]);
    expect(formattedSegments('G01020304', '*RRCCNNAA', 'RR/C.')).toEqual([
      { component: 'R', text: '01' },
      { component: null, text: '/' },
      { component: 'C', text: '0' },
      { component: null, text: '.' },
    ]);
    expect(addressSegments('G0102', '*RRCCNNAA')).toBeNull();
    expect(formattedSegments('G0102', '*RRCCNNAA', 'RR')).toBeNull();
  });

  it('DSET-02 splits the examples of the tooltip', () => {
    expect(splitAddress('01.02.03.04', 'RR.CC.NN.AA')).toEqual({
      R: ['0', '1'],
      C: ['0', '2'],
      N: ['0', '3'],
      A: ['0', '4'],
      '*': [],
    });
    expect(splitAddress('G01020304', '*RRCCNNAA')).toEqual({
      R: ['0', '1'],
      C: ['0', '2'],
      N: ['0', '3'],
      A: ['0', '4'],
      '*': ['G'],
    });
  });

  it('TASK-20 checks only the length and does not compare literals', () => {
    expect(isValidAddress('01.02.03.04', 'RR.CC.NN.AA')).toBe(true);
    expect(isValidAddress('01x02y03z04', 'RR.CC.NN.AA')).toBe(true);
    expect(isValidAddress('01020304', 'RR.CC.NN.AA')).toBe(false);
    expect(splitAddress('01020304', 'RR.CC.NN.AA')).toBeNull();
  });

  it('TASK-23 calls the R characters the street', () => {
    expect(street('G01020304', '*RRCCNNAA')).toBe('01');
    expect(street('1A2', 'RCR')).toBe('12');
    expect(street('0102', 'CCNN')).toBe('');
    expect(street('01', '*RRCCNNAA')).toBe('');
  });

  const pattern = fc.array(fc.constantFrom('R', 'C', 'N', 'A', '*', '.', '-', 'r'), { maxLength: 20 });
  const withAddress = pattern.chain((chars) =>
    fc.tuple(
      fc.constant(chars.join('')),
      fc.array(fc.constantFrom(...'0123456789ABxyz.*R'), { minLength: chars.length, maxLength: chars.length }),
    ),
  );

  it('DSET-03 prints every address of the right length unchanged by its own pattern without literals', () => {
    fc.assert(
      fc.property(withAddress, ([p, chars]) => {
        const address = chars.join('');
        const printed = formatAddress(address, p, p);
        const expected = [...p].map((c, i) => ('RCNA*'.includes(c) ? chars[i] : c)).join('');
        expect(printed).toBe(expected);
      }),
    );
  });

  it('DSET-03 keeps exactly the characters of each component', () => {
    fc.assert(
      fc.property(withAddress, ([p, chars]) => {
        const parts = splitAddress(chars.join(''), p);
        const assigned = Object.values(parts!).flat();
        expect(assigned).toHaveLength([...p].filter((c) => 'RCNA*'.includes(c)).length);
        expect(assigned.every((c) => chars.includes(c))).toBe(true);
      }),
    );
  });

  it('ADD-04 joined parts are the address, and joined printed parts the printed address', () => {
    fc.assert(
      fc.property(withAddress, fc.string(), ([p, chars], user) => {
        const address = chars.join('');
        const joined = (parts: { text: string }[] | null) => parts?.map(({ text }) => text).join('');
        expect(joined(addressSegments(address, p))).toBe(address);
        expect(joined(formattedSegments(address, p, user))).toBe(formatAddress(address, p, user));
      }),
    );
  });

  it('DSET-03 prints any text by any pattern without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (address, p, user) => {
        const shown = formatAddress(address, p, user);
        if (address.length !== p.length) expect(shown).toBe(address);
      }),
    );
  });
});
