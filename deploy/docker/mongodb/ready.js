// The health check of MongoDB, for mongosh: succeeds when the server takes writes, and makes the replica set on the first run.
const admin = connect(`mongodb://sibyl:${process.env.MONGO_INITDB_ROOT_PASSWORD}@127.0.0.1/admin?directConnection=true`)
try {
  admin.adminCommand({ replSetGetStatus: 1 })
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error
  admin.adminCommand({ replSetInitiate: { _id: 'sibyl', members: [{ _id: 0, host: 'mongodb:27017' }] } })
}
if (!admin.hello().isWritablePrimary) quit(1)
