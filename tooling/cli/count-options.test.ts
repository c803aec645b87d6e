import { countOptions } from './commands/count';

describe('npm run count -- …', () => {
  it('ADD-29 without options counts freely at the usual pace', () => {
    expect(countOptions([])).toEqual({ rate: 2, seconds: 600 });
  });

  it('ADD-29 reads every option, and --task with and without a name', () => {
    const args = ['--rate=0.5', '--seconds', '20', '--domain=Cold Store', '--company=acme', '--account=a@demo.test', '--password=secret'];
    const options = {
      rate: 0.5,
      seconds: 20,
      domain: 'Cold Store',
      company: 'acme',
      account: 'a@demo.test',
      password: 'secret',
    };
    expect(countOptions([...args, '--task', 'Street 3'])).toEqual({ ...options, task: 'Street 3' });
    expect(countOptions([...args, '--task'])).toEqual({ ...options, task: '' });
    expect(countOptions(['--task', ...args])).toEqual({ ...options, task: '' });
  });

  it.each([
    [['--rate=0'], '--rate is "0"; it can be a number above 0, up to 100.'],
    [['--rate=101'], '--rate is "101"; it can be a number above 0, up to 100.'],
    [['--rate='], '--rate is ""; it can be a number above 0, up to 100.'],
    [['--seconds=soon'], '--seconds is "soon"; it can be a number above 0.'],
    [['--seconds=Infinity'], '--seconds is "Infinity"; it can be a number above 0.'],
    [['--domain='], '--domain is empty.'],
    [['--rate=2', '5'], '"5" is one argument too many.'],
    [['--rte=2'], "Unknown option '--rte'"],
  ])('ADD-29 refuses %j with what is wrong', (args, sentence) => {
    expect(() => countOptions(args)).toThrow(sentence);
  });
});
