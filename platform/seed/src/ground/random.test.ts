import { Random } from './random';

it('a sequence depends only on its name, on every machine', () => {
  const random = new Random('sessions');
  expect([random.between(1, 100), random.between(1, 100), random.digits(4)]).toEqual(
    ((again) => [again.between(1, 100), again.between(1, 100), again.digits(4)])(new Random('sessions')),
  );
  expect(new Random('').next()).toBeCloseTo(new Random('').next(), 15);
  expect(new Random('a').next()).not.toBe(new Random('b').next());
});

it('numbers between two bounds stay within them and reach both', () => {
  const random = new Random('bounds');
  const numbers = new Set(Array.from({ length: 200 }, () => random.between(1, 3)));
  expect([...numbers].sort()).toEqual([1, 2, 3]);
});
