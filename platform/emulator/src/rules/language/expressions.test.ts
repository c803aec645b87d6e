import { evaluate } from '../testing/evaluate';

describe('expressions that are true', () => {
  it.each([
    // Literals and equality
    '1 == 1',
    '1 == 1.0',
    "1 != '1'",
    'null == null',
    'null != false',
    "'it\\'s' == \"it's\"",
    "'\\u0041\\x42' == 'AB'",
    "b'\\x01\\002' != b'\\x01'",
    "b'ab' == 'ab'.toUtf8()",
    '[1, [2, 3]] == [1.0, [2, 3]]',
    "{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}",
    "{'a': null} == {'a': null}",
    "{'a': null}.a == null",
    '[null][0] == null',
    '9223372036854775807 > 9223372036854775806.0 - 1000000.0',
    // Arithmetic
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3 && 7.0 / 2 == 3.5',
    '-7 / 2 == -3 && -7 % 3 == -1',
    '7 % 4 == 3',
    '10 - 2 - 3 == 5',
    '1e3 == 1000 && 1.5e-1 == 0.15',
    "'a' + 'b' == 'ab'",
    '--1 == 1',
    // Order of operators
    'true || false && false',
    '!false && true',
    '1 + 1 in [2]',
    '1 < 2 == true',
    '1 in [1] == true',
    "'x' is string == true",
    'false ? false : true ? true : false',
    '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
    "'a' < 'b' && 'Z' < 'a' && 'a' < 'aa'",
    // Errors that do not matter
    'true || 1 / 0 == 1',
    '1 / 0 == 1 || true',
    '!(false && 1 / 0 == 1)',
    '!(1 / 0 == 1 && false)',
    '5 == 5 || resource.data.missing',
    // Types
    "true is bool && 1 is int && 1.0 is float && 1 is number && 1.0 is number && 'a' is string",
    "b'a' is bytes && [] is list && {} is map && [].toSet() is set && /a/b is path",
    'request.time is timestamp && duration.value(1, "s") is duration && latlng.value(0, 0) is latlng',
    '!(1 is string) && !(1 is float) && !(null is map)',
    // Indexes and ranges
    "'hello'[0] == 'h' && 'hello'[1:3] == 'el' && 'hello'[5:5] == ''",
    '[1, 2, 3][1] == 2 && [1, 2, 3][0:2] == [1, 2]',
    "{'a': {'b': 7}}.a.b == 7 && {'a': {'b': 7}}['a']['b'] == 7",
    "'a' in {'a': 1} && !('b' in {'a': 1})",
    '2 in [1, 2] && !(3 in [1, 2]) && 2 in [1, 2].toSet()',
    // Paths
    '/a/$("b")/c == /a/b/c',
    "/databases/(default)/documents/a/b == path('/databases/(default)/documents/a/b')",
    "path('a/{id}').bind({'id': 'x'}) == /a/x",
    '/a/b/c[1] == "b"',
    '/a/$(/b/c) == /a/b/c',
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });
});

describe('expressions that are false', () => {
  it.each(['1 == 2', "'a' == null", '[1] == [1, 2]', "{'a': 1} == {'a': 2}", '!true', 'false || false', '1 > 2', '0.0 / 0.0 == 0.0 / 0.0'])(
    '%s',
    (expression) => {
      expect(evaluate(expression)).toBe(false);
    },
  );
});

describe('expressions that fail', () => {
  it.each([
    "1 < 'a'",
    'null < 1',
    "1 + 'a'",
    "'a' - 'b'",
    '1 / 0 == 0',
    '1 % 0 == 0',
    '9223372036854775807 + 1 > 0',
    '!1',
    "-'a' == 'a'",
    '1 && true',
    "true && 'yes'",
    "'no' || false",
    '1 ? true : true',
    'null.a == 1',
    "{'a': 1}.b == 1",
    '[1][1] == 1',
    '[1][-1] == 1',
    "'abc'[1:9] == ''",
    "'abc'[2:1] == ''",
    "1 in 'abc'",
    '1 in null',
    'resource.data.missing == null',
    '/a/$("b/c") == /a/b/c',
    '/a/$("") == /a',
    "{'a': 1}.size",
    "'a'.keys() == []",
    '{1: 2} == {}',
    '1 / 0 == 1 && true',
    '1 / 0 == 1 || false',
  ])('%s', (expression) => {
    expect(evaluate(expression)).toBe('error');
  });
});

describe('data of documents', () => {
  const before = {
    text: 'a',
    whole: 3,
    real: { doubleValue: 3 },
    flag: true,
    nothing: null,
    at: new Date('2024-05-01T10:20:30.123Z'),
    list: [1, 'two'],
    map: { inner: { deep: 1 } },
    bytes: { bytesValue: 'AQI=' },
    place: { geoPointValue: { latitude: 1.5, longitude: 2 } },
    link: { referenceValue: 'projects/p/databases/(default)/documents/users/u1' },
  };

  it.each([
    "resource.data.text == 'a' && resource.data['text'] == 'a'",
    'resource.data.whole is int && resource.data.real is float && resource.data.whole == resource.data.real',
    'resource.data.flag && resource.data.nothing == null',
    'resource.data.at == timestamp.value(1714558830123) && resource.data.at.date() == timestamp.date(2024, 5, 1)',
    "resource.data.list == [1, 'two'] && resource.data.map.inner.deep == 1",
    "resource.data.bytes == b'\\x01\\x02' && resource.data.place == latlng.value(1.5, 2)",
    'resource.data.link == /databases/$(database)/documents/users/$(request.auth.uid)',
    "resource.data.keys().hasAll(['text', 'map']) && resource.data.size() == 11",
    "resource.id == 'one' && resource['__name__'] == /databases/(default)/documents/things/one",
    "thing == 'one' && database == '(default)' && request.method == 'update'",
    'request.path == /databases/$(database)/documents/things/$(thing)',
    "request.resource.data.text == 'b' && request.resource.id == 'one'",
    "request.auth.uid == 'u1' && request.auth.token.sub == 'u1' && request.auth != null",
    'request.time > timestamp.date(2024, 1, 1)',
  ])('%s', (expression) => {
    expect(evaluate(expression, { before, after: { text: 'b' } })).toBe(true);
  });

  it('maps do not have the properties of JavaScript objects', () => {
    expect(evaluate("'constructor' in resource.data || '__proto__' in request.auth.token", {})).toBe(false);
    expect(evaluate('resource.data.toString == null', {})).toBe('error');
  });
});
