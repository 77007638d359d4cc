import { randomUUID } from 'node:crypto';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { ADMIN_ORIGIN, type AdminOfTest } from '../admin-of-test.ts';

/** Uploads a file as the admin application does. */
export async function sendImport(
  { app }: Pick<AdminOfTest, 'app'>,
  cookie: string,
  file: Buffer,
  { supplier = 'Наран', name = 'naran.xlsx', key = randomUUID() as string } = {},
) {
  const answer = await app.inject({
    ...{ method: 'POST', url: adminRawEndpoints.uploadImport.path, query: { supplier, name, key }, payload: file },
    headers: { cookie, origin: ADMIN_ORIGIN, 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, body: answer.json() };
}

export const COLUMNS = {
  ...{ code: 'Артикул', price: 'Шинэ үнэ ₮', cost: 'Үнэ ¥', category: 'Ангилал' },
  ...{ regular: null, bonus: null, customs: null },
};
export const HEADINGS = ['Артикул', 'Үнэ ¥', 'Шинэ үнэ ₮', 'Ангилал', 'Тайлбар'];
