import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useStores } from '../../../tests/support/enquiries/stores.ts'
import { databaseAddress } from '../../config/validators.ts'
import { connect } from './connection.ts'

const { newStore } = useStores('sqlite')

test('a store that was closed is not opened again', async () => {
  const connection = connect(databaseAddress(await newStore()), pino({ level: 'silent' }))
  await connection.use(async () => {})
  await connection.close()
  for (const time of ['first', 'second'])
    await expect(connection.use(connection.now), time).rejects.toThrow('is closed')
})
