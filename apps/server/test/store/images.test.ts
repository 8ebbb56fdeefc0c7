/** Pictures in the database: the same bytes back on both engines, one row a content, seen by every process, there after a restart. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageRepository } from '../../src/features/images/repository.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';

describe.each(ENGINES)('pictures on %s', (engine) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());

  it('M-23 gives back the bytes it took, also to another process and after a restart', async () => {
    const location = databases.makeLocation();
    const first = await databases.open(location);
    const content = Buffer.concat([randomBytes(300_000), Buffer.from([0, 255, 0])]);
    await createImageRepository(first.db).add('a'.repeat(64), content, 1);
    const second = await databases.open(location);
    expect((await createImageRepository(second.db).find('a'.repeat(64)))?.equals(content)).toBe(true);
    await first.close();
    const third = await databases.open(location);
    expect((await createImageRepository(third.db).find('a'.repeat(64)))?.equals(content)).toBe(true);
    expect(await createImageRepository(third.db).find('b'.repeat(64))).toBeNull();
  });

  it('M-20 keeps a picture once, by whichever process it comes', async () => {
    const location = databases.makeLocation();
    const repositories = [await databases.open(location), await databases.open(location)].map(({ db }) =>
      createImageRepository(db),
    );
    await Promise.all(
      repositories.flatMap((each) => [1, 2, 3].map((at) => each.add('c'.repeat(64), Buffer.from('x'), at))),
    );
    const { db } = await databases.open(location);
    const { rows } = await db
      .selectFrom('images')
      .select((of) => of.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(1);
  });
});
