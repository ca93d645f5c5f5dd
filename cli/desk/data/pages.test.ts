import { expect, it } from 'vitest'
import { dataFileNames, dataFiles } from '../../../catalogue/data-files.ts'
import { isShownByProject } from './pages.ts'

it("a project's page has the records of every file that is about projects", () => {
  const elsewhere = dataFileNames.filter((file) => {
    const { coverage, isAboutProjects } = dataFiles[file]
    return (coverage !== undefined || isAboutProjects) && !isShownByProject(file)
  })
  // These are on it too, and have a page of their own for records that are about no project.
  expect(elsewhere).toEqual(['trendingProjects', 'locationData'])
})
