import { evaluate } from '../testing/evaluate';

describe('strings', () => {
  it.each([
    "'aBc'.lower() == 'abc' && 'aBc'.upper() == 'ABC' && '  a '.trim() == 'a'",
    "'häß🙂'.size() == 4 && ''.size() == 0",
    "'user@domain.com'.matches('.*@domain[.]com') && !'banana'.matches('nan')",
    "'abc'.matches('(?i)ABC') && '2024-01-02'.matches('\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d')",
    "'foo@bar.com'.replace('.*@', '') == 'bar.com' && 'aaa'.replace('a', '$1') == '$1$1$1'",
    "'a,b,c'.split(',') == ['a', 'b', 'c'] && '/home/x'.split('/') == ['', 'home', 'x']",
    "'é'.toUtf8() == b'\\xc3\\xa9'",
    "b'\\xff\\x00'.toHexString() == 'FF00' && b'\\xff\\xef\\xbe'.toBase64() == '_---' && 'hi'.toUtf8().toBase64() == 'aGk=' && b'ab'.size() == 2",
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });

  it.each(["'a'.matches(resource.data.pattern)", "'a'.matches(1)", "'a'.split(null) == []"])('fails: %s', (expression) => {
    expect(evaluate(expression, { before: { pattern: '(a' } })).toBe('error');
  });

  it('evaluate quickly a pattern that would hang a backtracking engine', () => {
    const before = { pattern: '(a+)+$', text: `${'a'.repeat(5000)}!` };
    expect(evaluate('resource.data.text.matches(resource.data.pattern)', { before })).toBe(false);
  });
});

describe('lists, sets and maps', () => {
  it.each([
    "['a', 'b'].hasAny(['c', 'a']) && !['a', 'b'].hasAny(['c']) && !['a'].hasAny([])",
    "['a', 'b'].hasAll(['b', 'a']) && !['a', 'b'].hasAll(['a', 'c']) && ['a'].hasAll([])",
    "['a', 'b'].hasOnly(['a', 'b', 'c']) && !['a', 'b'].hasOnly(['a']) && [].hasOnly(['a'])",
    "['a', 'b'].size() == 2 && ['a', 1, true].join('-') == 'a-1-true' && [].join(',') == ''",
    "['a'].concat(['b']) == ['a', 'b'] && ['a', 'b', 'a'].removeAll(['a']) == ['b']",
    "['a', 'b', 'a'].toSet() == ['b', 'a'].toSet() && ['a', 'a'].toSet().size() == 1",
    '[1, 1.0, [2], [2]].toSet().size() == 2',
    "['a'].toSet().union(['b'].toSet()) == ['a', 'b'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b', 'c'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().hasOnly(['a', 'b']) && ['a'].toSet().hasAny(['a'].toSet()) && ['a'].toSet().hasAll(['a'])",
    "{'a': 1}.keys() == ['a'] && {'a': 1}.values() == [1] && {'a': 1}.size() == 1",
    "{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7 && {'a': null}.get('a', 7) == null",
    "{'a': {'b': 1}}.get(['a', 'b'], 7) == 1 && {'a': {'b': 1}}.get(['a', 'c'], 7) == 7",
    "{'a': 1}.get(['a', 'b', 'c'], 7) == 7",
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });

  it.each([
    ['addedKeys', ['new']],
    ['removedKeys', ['old']],
    ['changedKeys', ['changed', 'deep']],
    ['unchangedKeys', ['same', 'none']],
    ['affectedKeys', ['new', 'old', 'changed', 'deep']],
  ])('diff() returns the %s', (name, keys) => {
    const before = { old: 1, changed: 1, same: [1, { a: 1 }], none: null, deep: { a: 1 } };
    const after = { new: 1, changed: 2, same: [1, { a: 1 }], none: null, deep: { a: 2 } };
    const wanted = JSON.stringify(keys).replaceAll('"', "'");
    const expression = `request.resource.data.diff(resource.data).${name}() == ${wanted}.toSet()`;
    expect(evaluate(expression, { before, after })).toBe(true);
  });

  it('search long lists of texts and numbers quickly, and fail for lists whose search would take long', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => index);
    const maps = numbers.slice(0, 2000).map((n) => ({ n }));
    expect(evaluate('resource.data.x.hasAll(request.resource.data.x)', { before: { x: numbers }, after: { x: numbers } })).toBe(true);
    expect(evaluate('resource.data.x.toSet() == request.resource.data.x.toSet()', { before: { x: numbers }, after: { x: numbers } })).toBe(
      true,
    );
    expect(evaluate('resource.data.x.hasAll(request.resource.data.x)', { before: { x: maps }, after: { x: maps } })).toBe('error');
  });

  it.each([
    "['a'].toSet().difference(['a']).size() == 0",
    "['a'].toSet().union(['b']).size() == 2",
    "['a'].toSet().intersection(['a']).size() == 1",
    "['a'].hasAny('a')",
    "{'a': 1}.get([], 1) == 1",
    "{'a': 1}.get(1, 1) == 1",
    '[[1]].join("") == ""',
    '{}.diff(null) == {}',
  ])('fails: %s', (expression) => {
    expect(evaluate(expression)).toBe('error');
  });
});

describe('times and places', () => {
  const at = 'timestamp.value(1714558830123)';

  it.each([
    `${at}.year() == 2024 && ${at}.month() == 5 && ${at}.day() == 1 && ${at}.dayOfWeek() == 3 && ${at}.dayOfYear() == 122`,
    `${at}.hours() == 10 && ${at}.minutes() == 20 && ${at}.seconds() == 30 && ${at}.nanos() == 123000000`,
    `${at}.toMillis() == 1714558830123 && ${at}.time() == duration.time(10, 20, 30, 123000000)`,
    "timestamp.date(2024, 2, 29) + duration.value(1, 'd') == timestamp.date(2024, 3, 1)",
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 29) == duration.value(24, 'h')",
    'timestamp.date(1969, 12, 31).dayOfWeek() == 3 && timestamp.value(-1).nanos() == 999000000',
    "duration.value(90, 'm').seconds() == 5400 && duration.abs(duration.value(-1, 's')) == duration.value(1000, 'ms')",
    "duration.value(1, 'w') > duration.value(6, 'd') && duration.value(1500, 'ms').nanos() == 500000000",
    'timestamp.date(2024, 1, 1) < timestamp.date(2024, 1, 2)',
    'latlng.value(1, 2).latitude() == 1 && latlng.value(1, 2).longitude() == 2',
    'math.round(latlng.value(52.52, 13.405).distance(latlng.value(48.8566, 2.3522)) / 1000) == 877',
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });

  it.each([
    'timestamp.date(2023, 2, 29).day() == 1',
    "duration.value(1, 'y').seconds() == 1",
    'latlng.value(91, 0) == null',
    'timestamp.value(9e30)',
    'timestamp.value(300000000000000).year() > 9999',
    "timestamp.date(9999, 12, 31) + duration.value(2, 'd') != null",
    "duration.value(9000000000000000000, 'w') != null",
  ])('fails: %s', (expression) => {
    expect(evaluate(expression)).toBe('error');
  });
});

describe('functions of the language', () => {
  it.each([
    'math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3',
    'math.pow(2, 10) == 1024 && math.sqrt(9) == 3.0 && math.isNaN(0.0 / 0.0)',
    "int('12') == 12 && int(2.9) == 2 && float('2.5') == 2.5 && float(2) is float",
    "string(1) == '1' && string(2.0) == '2.0' && string(true) == 'true' && string(null) == 'null'",
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
    "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
    "hashing.crc32('123456789').toHexString() == '2639F4CB' && hashing.crc32c(b'123456789').toHexString() == '839206E3'",
    'debug(true)',
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });

  it.each([
    "int('1.5') == 1",
    "int('x') == 1",
    'float([]) == 1.0',
    "bool('true')",
    'math.isInfinite(1.0 / 0.0)',
    'string([]) == ""',
    'math.abs("1") == 1',
    'int(1e30) == 1',
  ])('fails: %s', (expression) => {
    expect(evaluate(expression)).toBe('error');
  });
});
