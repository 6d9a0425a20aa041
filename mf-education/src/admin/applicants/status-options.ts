/** The choices of a filter by what became of an application. */
export function statusOptions(t: (key: string) => string): { value: string; label: string }[] {
  const statuses = ['signup', 'waiting', 'cancelled'].map((value) => ({
    value,
    label: t(`application.status.${value}`),
  }));
  return [{ value: '', label: t('admin.all') }, ...statuses];
}
