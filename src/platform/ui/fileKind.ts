/** True if a file's name has one of the allowed extensions; jpg and jpeg are one. */
export function isOfKind({ name }: Pick<File, 'name'>, types: readonly string[]): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return types.includes(extension) || (extension === 'jpeg' && types.includes('jpg'));
}
