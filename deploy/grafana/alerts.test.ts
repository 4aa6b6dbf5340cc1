import { spawnSync } from 'node:child_process'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { whereIs } from '@sibyl/platform/testing/where-is'

const promtool = whereIs('promtool')

describeWith('promtool', promtool !== undefined, 'the alert rules over made-up series', () => {
  it('are silent on a healthy set, and fire for a process, a queue, the model, failed readings, a dead letter and a dispute', () => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', 'deploy/grafana/testing/alerts.promtool.yml'])
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
})
