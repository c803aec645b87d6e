/** The values of a pattern's parameters. Numbers are positions, such as that of a label. */
export type PathParams<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** The names of the parameters of a pattern: `company` and `domain` of `/company/:company/domains/:domain`. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

const nameOf = (segment: string): string | null => (segment.startsWith(':') ? segment.slice(1) : null);

export const paramsOf = (pattern: string): string[] => pattern.split('/').flatMap((segment) => nameOf(segment) ?? []);

/** Whether a path, as it stands in a URL, is one of a pattern; case and slashes at the end do not matter, as for the router. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const segmentsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/');
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(pathname)];
  return wanted.length === given.length && wanted.every((part, at) => (nameOf(part) === null ? part === given[at] : given[at] !== ''));
}

/** Encodes a part of a path. A lone surrogate, for which `encodeURIComponent` throws, becomes U+FFFD. */
const encodePart = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** The path of a pattern with its parameters filled in. Each value is encoded, so that it stays one segment of the path (D-10). */
export function fillPath(pattern: string, params: PathParams): string {
  const fill = (segment: string) => {
    const name = nameOf(segment);
    return name === null ? segment : encodePart(String(params[name] ?? ''));
  };
  return pattern.split('/').map(fill).join('/');
}

/** A function that fills in a pattern, for the paths of a remote: `pathTo('/company/:company')({ company })`. */
export function pathTo<const Pattern extends string>(pattern: Pattern): PathTo<ParamsOf<Pattern>> {
  return (params?: PathParams) => fillPath(pattern, params ?? {});
}

export type PathTo<Name extends string> = [Name] extends [never] ? () => string : (params: PathParams<Name>) => string;
