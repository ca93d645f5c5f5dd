import { describe, expect, it } from 'vitest'
import { selectionOf, selectionQuery, type Department } from './selection.ts'

const position = (title: string) => ({
  title,
  location: 'Gurgaon',
  type: 'Full-time',
  summary: '',
  responsibilities: [],
})
const sales: Department = {
  id: 'sales',
  name: 'Sales',
  positions: [position('Sales Manager'), position('Business Development Executive')],
}
const finance: Department = { id: 'finance', name: 'Finance', positions: [position('Accountant')] }
const departments = [sales, finance]
const select = (query: string) => selectionOf(departments, new URLSearchParams(query))

describe('selectionOf', () => {
  it('takes the first department where the address names none', () => {
    expect(select('')).toEqual({ department: sales, position: undefined })
  })

  it('takes the first department where the address names an unknown one', () => {
    expect(select('?department=magic').department).toBe(sales)
  })

  it('finds what selectionQuery wrote', () => {
    const chosen = sales.positions[1]
    expect(select(selectionQuery(sales, chosen))).toEqual({ department: sales, position: chosen })
    expect(select(selectionQuery(finance))).toEqual({ department: finance, position: undefined })
  })

  it('knows no position of another department', () => {
    expect(select('?department=finance&position=sales-manager').position).toBeUndefined()
  })

  it('is empty without departments', () => {
    expect(selectionOf([], new URLSearchParams())).toEqual({})
  })
})
