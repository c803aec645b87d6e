import { measureReading } from './measure';

Object.assign(window, { measureReading });
