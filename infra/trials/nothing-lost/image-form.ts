import { dialog, id, json, main, type AdminForm } from './admin-form.ts';

/** The form of an image in the library of a section, whose calls are at `api`. */
export function imageForm(section: string, api: string): AdminForm {
  return {
    name: `image of the library, ${section}`,
    async prepare(calls) {
      const name = `${id()}.png`;
      const buffer = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
        'base64',
      );
      const multipart = { file: { name, mimeType: 'image/png', buffer } };
      await json(await calls.post(api, { multipart }));
      const list = async () => calls.get(api, { params: { search: name } });
      return {
        url: `/admin/${section}/media?search=${name}`,
        open: (page) => main(page).getByRole('button', { name }).click(),
        field: (page) => dialog(page).getByLabel('이미지 설명 (영어)'),
        submit: (page) => dialog(page).getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { data: images } = await json<{ data: { mediaId: string }[] }>(await list());
          const data = { version: 1, altKo: '실습실 77', altEn: null, focalX: 50, focalY: 50 };
          await json(await calls.patch(`${api}/${images[0]!.mediaId}`, { data }));
        },
        stored: async () => (await list()).text(),
      };
    },
  };
}
