import type { ProductionPackage } from './production-packages.ts';

const purl = ({ name, version }: ProductionPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashOf = (integrity: string) => {
  const [algorithm = '', value = ''] = integrity.split('-', 2);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
};

/** An SPDX id, or an expression of several. */
const licencesOf = (licence: string) =>
  /^[\w.+-]+$/.test(licence) ? [{ license: { id: licence } }] : [{ expression: licence }];

/** CycloneDX 1.6: the packages of a live shop and their dependencies. The same lock and time give the same bytes. */
export function writeCycloneDx(packages: ReadonlyMap<string, ProductionPackage>, version: string, now: Date): string {
  // The same version at two places in the lock is one component.
  const byPurl = Map.groupBy(
    [...packages.values()].filter(({ isOurs }) => !isOurs),
    purl,
  );
  const refOf = (place: string): string[] => {
    const one = packages.get(place);
    if (!one) return [];
    return one.isOurs ? one.asksFor.flatMap(refOf) : [purl(one)];
  };
  const sorted = (refs: readonly string[]) => [...new Set(refs)].sort();
  const components = sorted([...byPurl.keys()]).flatMap((ref) => {
    const [one] = byPurl.get(ref) ?? [];
    if (!one) return [];
    const { name, version: of, licence, integrity } = one;
    const hashes = integrity === null ? {} : { hashes: [hashOf(integrity)] };
    const licences = licence === null ? {} : { licenses: licencesOf(licence) };
    return [{ type: 'library', 'bom-ref': ref, name, version: of, ...hashes, ...licences, purl: ref }];
  });
  const shop = `tokhi@${version}`;
  const ours = [...packages.values()].filter(({ isOurs }) => isOurs);
  const dependencies = [
    { ref: shop, dependsOn: sorted(ours.flatMap(({ asksFor }) => asksFor.flatMap(refOf))) },
    ...components.map(({ 'bom-ref': ref }) => ({
      ref,
      dependsOn: sorted((byPurl.get(ref) ?? []).flatMap(({ asksFor }) => asksFor.flatMap(refOf))),
    })),
  ];
  const metadata = {
    timestamp: now.toISOString(),
    component: { type: 'application', 'bom-ref': shop, name: 'tokhi', version, licenses: licencesOf('MIT') },
  };
  const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components, dependencies };
  return `${JSON.stringify(sbom, null, 1)}\n`;
}
