import type { Company } from 'shared-kit/model';
import type { ReactNode } from 'react';
import { companiesAtOnce, useCompanyNeeds, type CompanyNeeds } from './company-needs';

export interface GatherNeedsProps {
  companies: readonly Company[];
  now: number;
  children: (needs: readonly CompanyNeeds[]) => ReactNode;
}

/** Reads the needs of every company, and passes those of all companies to `children`. */
export function GatherNeeds({ companies, now, children }: GatherNeedsProps) {
  return <Gather companies={companies} gathered={[]} count={companies.length} atOnce={companiesAtOnce(companies)} now={now} show={children} />;
}

interface GatherProps {
  companies: readonly Company[];
  gathered: readonly CompanyNeeds[];
  count: number;
  atOnce: number;
  now: number;
  show: GatherNeedsProps['children'];
}

// A hook cannot be called in a loop. Instead, there is a component for each company, which contains that of the next one.
function Gather({ companies: [first, ...others], ...props }: GatherProps) {
  if (!first) return props.show(props.gathered);
  return <GatherOne key={first.id} company={first} companies={others} {...props} />;
}

function GatherOne({ company, gathered, ...others }: GatherProps & { company: Company }) {
  const { count, atOnce, now } = others;
  const needs = useCompanyNeeds({ company, companies: count, atOnce: gathered.length < atOnce, now });
  return <Gather {...others} gathered={[...gathered, needs]} />;
}
