import { ruleCases } from '../testing/rule-cases';
import { printFunction } from './print-function';

describe('ADD-50 commands write to the terminal by print', () => {
  ruleCases(printFunction, {
    refused: ["process.stdout.write('x');", 'process.stderr.write(`${name}`);', 'const write = process.stdout.write;'],
    accepted: ["print('Done.');", "file.write('x');", 'process.stdout.isTTY;', "child.stdout.write('x');"],
  });
});
