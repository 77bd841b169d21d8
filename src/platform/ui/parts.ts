/** Parts that special screens compose: `<ResourceList><Column source="nama" /><StokBar /></ResourceList>`. */

export { Notice } from './list/Notice.tsx';
export { ResourceList } from './list/ResourceList.tsx';
export { useMay } from './permissions.ts';
