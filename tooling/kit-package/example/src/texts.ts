import type { None } from 'locales/texts';

/** The texts of this remote, which `locales` does not know. */
declare module 'locales/texts' {
  interface Texts {
    elsewhere: { title: None; intro: { company: string } };
  }
}
