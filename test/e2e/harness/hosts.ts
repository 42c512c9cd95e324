import { findHost, HOSTS, type Host } from '../../../scripts/check/try-host.ts';

/** The hosts that are installed; those whose recipe is not tried are named. */
export function listHosts(): readonly Host[] {
  for (const host of HOSTS)
    if (findHost(host) === undefined) process.stderr.write(`${host.name} is not installed: its recipe for the site is not tried.\n`);
  return HOSTS.filter((host) => findHost(host) !== undefined);
}
