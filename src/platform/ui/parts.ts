/** What special screens compose: `<ResourceList><Column source="nama" /><KuotaBar /></ResourceList>`. */
export { StatusChip } from './cells/StatusChip.tsx';
export { FieldCell } from './FieldCell.tsx';
export { FieldInput } from './FieldInput.tsx';
export { FormSections } from './form/FormSections.tsx';
export { ResourceForm } from './form/ResourceForm.tsx';
export { ShownField } from './inputs/ShownField.tsx';
export { Column } from './list/Column.tsx';
export { Notice } from './list/Notice.tsx';
export { ResourceList } from './list/ResourceList.tsx';
export { useMay } from './permissions.ts';
export { ResourceShow } from './show/ResourceShow.tsx';
export { ShowSections } from './show/ShowSections.tsx';
export { TransitionButtons } from './show/TransitionButtons.tsx';
export { useCrudApi } from './useCrudApi.ts';
