import type { None } from 'locales/texts';

/** Declares the texts of this remote, which are not in `locales`. */
declare module 'locales/texts' {
  interface Texts {
    elsewhere: { title: None; intro: { company: string } };
  }
}
