/** Whether a file's name ends as one of the kinds that are taken; a photo's two endings are one kind. */
export function isOfKind({ name }: Pick<File, 'name'>, types: readonly string[]): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return types.includes(extension) || (extension === 'jpeg' && types.includes('jpg'));
}
